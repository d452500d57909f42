import { parseSync } from 'vite';
import type { SourceFile } from './sourceFile';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const within = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const ELEMENT = /^JSX(?:Element|Fragment)$/u;

/** Returns whether an expression renders elements: it contains some, or is what a component was given. */
const hasElements = (node: Node): boolean =>
  ELEMENT.test(node.type) ||
  (node.type === 'Identifier' && node.name === 'children') ||
  within(node).some(hasElements);

function isText({ type, expression }: Node): boolean {
  if (type === 'JSXText') return true;
  if (type !== 'JSXExpressionContainer' || !isNode(expression)) return false;
  return expression.type !== 'JSXEmptyExpression' && !hasElements(expression);
}

/** Leaves out the spaces that only lay out the source. */
const isRendered = ({ type, value }: Node): boolean =>
  type !== 'JSXText' || /^[^\n]+$|\S/u.test(String(value));

/**
 * Returns the lines of elements with two texts beside each other. React makes each a node of its own. The translator of
 * a browser replaces such nodes, and what React changes in them later is not seen.
 */
export function neighbouringTexts({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (ELEMENT.test(node.type)) {
      const texts = (node.children as Node[]).filter(isRendered).map(isText);
      if (texts.some((isOne, index) => isOne && texts[index + 1]))
        found.push(`line ${text.slice(0, node.start).split('\n').length}`);
    }
    within(node).forEach(visit);
  };
  visit(parseSync(path, text).program as unknown as Node);
  return found;
}
