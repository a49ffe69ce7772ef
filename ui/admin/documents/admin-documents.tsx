// The lists of documents, with the toasts of the forms that lead back to them.
import { type ComponentProps, Fragment } from 'react';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { DocumentTable } from './document-table.tsx';
import { OwnPages, type OwnPagesProps } from './own-pages.tsx';

interface AdminDocumentsProps {
  tables: readonly ComponentProps<typeof DocumentTable>[];
  /** The pages that staff made, where they are listed. */
  ownPages?: OwnPagesProps;
}

/** One table for each group; the pages that staff made follow the first table. */
export function AdminDocuments({ tables, ownPages }: AdminDocumentsProps) {
  return (
    <AdminFrame>
      {tables.map((table, index) => (
        <Fragment key={table.caption}>
          <DocumentTable {...table} />
          {index === 0 && ownPages && <OwnPages {...ownPages} />}
        </Fragment>
      ))}
    </AdminFrame>
  );
}
