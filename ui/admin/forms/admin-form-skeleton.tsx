// The loading state of an editing screen.
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { AdminFormLayout } from './admin-form-layout.tsx';

/** `label` is the loading text. */
export function AdminFormSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <AdminFormLayout
        content={
          <>
            <p>{label}</p>
            <Skeleton shape="title" width="half" />
            <Skeleton shape="text" />
            <Skeleton shape="text" width="long" />
            <Skeleton shape="block" ratio="16/10" />
          </>
        }
        publishing={<Skeleton shape="block" ratio="4/5" />}
        bar={null}
      />
    </div>
  );
}
