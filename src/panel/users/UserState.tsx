/** Whether somebody can log in, in a word. */
export function UserState({ disabled }: { readonly disabled: boolean }) {
  return (
    <span className="pe-state" data-disabled={disabled}>
      {disabled ? 'Disabled' : 'Active'}
    </span>
  );
}
