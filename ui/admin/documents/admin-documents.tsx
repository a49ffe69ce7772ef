// The lists of documents with the toasts of the forms that lead to them.
import type { ComponentProps } from 'react';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { DocumentTable } from './document-table.tsx';

interface AdminDocumentsProps {
  tables: readonly ComponentProps<typeof DocumentTable>[];
}

/** One table for each group. */
export function AdminDocuments({ tables }: AdminDocumentsProps) {
  return (
    <AdminFrame>
      {tables.map((table) => (
        <DocumentTable key={table.caption} {...table} />
      ))}
    </AdminFrame>
  );
}
