import Button from '@mui/material/Button';
import { useState } from 'react';
import { Loading } from '../../platform/loading/Loading';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { useSearch } from 'wouter';
import { t } from '../language/t';
import { useViews, viewQuery } from './viewStore';

const ViewDialog = lazyComponent(async () => (await import('./ViewDialog')).ViewDialog);

/** Renders the button that saves the list as it is shown, or changes the saved list that is shown. */
export function ViewButton({ service }: { readonly service: string | undefined }) {
  const query = viewQuery(useSearch(), service);
  const views = useViews();
  const [isOpen, setOpen] = useState(false);
  const shown = views?.find((view) => viewQuery(view.query) === query);
  if (!views || (shown && !shown.editable)) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {shown ? t('Change saved list') : t('Save this list')}
      </Button>
      {isOpen && (
        <Loading>
          <ViewDialog view={shown} query={query} onClose={() => setOpen(false)} />
        </Loading>
      )}
    </>
  );
}
