/** Stands for rjsf's choice of a widget and its options: each of our fields names its own `ui:field`. */
export default function unused(): never {
  throw new Error('rjsf was asked to choose a widget: fields bring their own');
}
