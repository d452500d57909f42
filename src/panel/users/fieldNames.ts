const NAMES: Readonly<Record<string, string>> = {
  email: 'E-mail',
  name: 'Name',
  password: 'New password',
  oldPassword: 'Current password',
  ownPassword: 'Your own password',
};

/** What the forms of accounts call a field of theirs; nothing for what has no field. */
export const fieldName = (name: string): string => NAMES[name] ?? '';
