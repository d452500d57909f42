/** Renders a day (YYYY-MM-DD) as DD/MM/YYYY (docs/requirements.md, P46), left-to-right in every language. */
export function DayText({ date }: { readonly date: string }) {
  return (
    <time dateTime={date} dir="ltr">
      {date.split('-').reverse().join('/')}
    </time>
  );
}
