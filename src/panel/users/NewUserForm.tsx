import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { staffCall } from '../data/staffCall';
import { panelHref } from '../layout/address';
import { sayDone } from '../layout/notices';
import { EntryField } from './EntryField';
import { fieldName } from './fieldNames';
import { NewPassword } from './NewPassword';
import { useSavingUser } from './useSaving';

/** Renders the form that creates an account. */
export function NewUserForm() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [, navigate] = useLocation();
  const saving = useSavingUser();

  const save = async () => {
    const body = { name, email, password };
    if (!(await saving.run(() => staffCall('POST', 'user/', body, { nameOf: fieldName })))) return;
    sayDone('The user was created.');
    navigate(panelHref('home/users'));
  };

  return (
    <form
      className="pn-card pe-narrow"
      aria-label="New user"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>Everybody who has an account can do everything in this panel.</p>
      <EntryField name="name" value={name} onChange={setName} saving={saving} />
      <EntryField name="email" value={email} onChange={setEmail} saving={saving} />
      <NewPassword value={password} onChange={setPassword} saving={saving} />
      <p>
        Give the user the password in person or by phone. They can change it on their profile page.
      </p>
      <div className="pn-tools">
        <Button type="submit" variant="contained" aria-disabled={saving.busy}>
          Create user
        </Button>
      </div>
    </form>
  );
}
