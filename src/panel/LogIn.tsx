import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../platform/api/apiError';
import { logIn } from '../platform/session/session';

const WRONG = 'Wrong e-mail or password.';
const FAILED = 'Logging in failed. Please try again.';

export function LogIn() {
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const given = new FormData(event.currentTarget);
    setBusy(true);
    setFault('');
    try {
      await logIn(String(given.get('email')), String(given.get('password')));
    } catch (error) {
      setFault(error instanceof ApiError && error.status === 401 ? WRONG : FAILED);
      setBusy(false);
    }
  };

  return (
    <form className="panel-card" onSubmit={(event) => void submit(event)}>
      <h1>Log in</h1>
      <label htmlFor="email">E-mail</label>
      <input id="email" name="email" type="email" autoComplete="username" required />
      <label htmlFor="password">Password</label>
      <input
        id="password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <p role="alert">{fault}</p>
      <button type="submit" aria-disabled={busy}>
        Log in
      </button>
    </form>
  );
}
