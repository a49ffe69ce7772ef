// /vs-admin/pages and /vs-admin/settings: the pages and the collections, and the settings.
import type { DocumentRow } from '#db/contract/documents/documents.ts';
import { listDocumentRows } from '#server/admin/document-list.ts';
import type { AppContext } from '#server/context.ts';
import { defer, statusOf } from '#server/render/defer.ts';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { adminMeta } from './admin-meta.ts';

const back = { label: 'Back to Dashboard', href: '/vs-admin/dashboard' };

/** Every page of the site and of staff, then the collections that they show. */
export const adminPages = (c: AppContext) =>
  show(c, 'Pages', [
    { caption: 'Pages', group: 'page' },
    { caption: 'Collections', group: 'collection' },
  ]);

/** Company, menus, brand and announcement. */
export const adminSettings = (c: AppContext) =>
  show(c, 'Settings', [{ caption: 'Settings', group: 'settings' }]);

async function show(
  c: AppContext,
  title: 'Pages' | 'Settings',
  tables: readonly { caption: string; group: DocumentRow['group'] }[],
) {
  const { data } = await defer(c, listDocumentRows(c.var.db));
  return c.render(
    <>
      <AdminPageHead
        title={title}
        back={back}
        actions={
          title === 'Pages' && (
            <Button size="sm" variant="outline" href="/vs-admin/pages/create">
              New page
            </Button>
          )
        }
      />
      <Deferred
        data={data}
        fallback={<p role="status">Loading {title.toLowerCase()}...</p>}
        failed={<Alert>Error loading {title.toLowerCase()}. Please try again later.</Alert>}
      >
        {(rows) => (
          <Island
            name="admin-documents"
            props={{
              tables: tables.map(({ caption, group }) => ({
                caption,
                captionHidden: caption === title,
                rows: rows.filter((row) => row.group === group),
              })),
            }}
            when="load"
          />
        )}
      </Deferred>
    </>,
    adminMeta(c, title, statusOf(data)),
  );
}
