import Button from '@mui/material/Button';
import { useState } from 'react';
import { clearSession, useSession } from '../../platform/session/sessionStore';
import { staffUpdate } from '../data/staffCall';
import { sayDone } from '../layout/notices';
import { EntryField } from './EntryField';
import { fieldName } from './fieldNames';
import type { User } from '../../contract/accounts';
import { userCall } from './user';
import { useSavingUser } from './useSaving';

interface DetailsCardProps {
  readonly user: User;
  readonly onSaved: () => void;
}

/** Edits the e-mail address and name of an account. A change of address ends all its sessions. */
export function DetailsCard({ user, onSaved }: DetailsCardProps) {
  const [email, setEmail] = useState(user.email);
  const [name, setName] = useState(user.name);
  const saving = useSavingUser();
  const isMine = useSession((session) => session.user?.id) === user.id;

  const save = async () => {
    const change = { email, name };
    const path = userCall(user.id);
    if (!(await saving.run(() => staffUpdate(path, change, fieldName)))) return;
    if (isMine && email.trim().toLowerCase() !== user.email) {
      clearSession();
      sayDone('Your e-mail address was changed. Log in with the new one.');
      return;
    }
    sayDone('Saved');
    onSaved();
  };

  return (
    <form
      className="pn-card"
      aria-labelledby="pe-details"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 id="pe-details">Details</h2>
      <EntryField name="name" value={name} onChange={setName} saving={saving} />
      <EntryField
        name="email"
        value={email}
        onChange={setEmail}
        saving={saving}
        help={`${isMine ? 'You log' : 'Logs'} in with it. A new address ends ${isMine ? 'your' : 'all'} open sessions.`}
      />
      <div className="pn-tools">
        <Button type="submit" variant="contained" aria-disabled={saving.busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
