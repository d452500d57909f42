/** Renders e-mail addresses as links. */
export function Emails({ emails }: { readonly emails: readonly string[] }) {
  if (emails.length === 0) return null;
  return (
    <ul className="emails">
      {emails.map((email) => (
        <li key={email}>
          <a href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </li>
      ))}
    </ul>
  );
}
