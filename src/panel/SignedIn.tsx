import { logOut } from '../platform/session/session';

export function SignedIn({ email }: { readonly email: string }) {
  return (
    <section className="panel-card">
      <h1>Control panel</h1>
      <p>
        Signed in as <bdi>{email}</bdi>
      </p>
      {/* Logged out here in any case; a server that could not be told has been announced. */}
      <button type="button" onClick={() => void logOut().catch(() => undefined)}>
        Log out
      </button>
    </section>
  );
}
