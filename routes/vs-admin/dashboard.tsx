// /vs-admin and /vs-admin/dashboard: the overview of the back office.
import { readBackupState } from '#db/queries/operations/backups.ts';
import { getOverview, type Overview } from '#db/queries/overview.ts';
import type { AppContext } from '#server/context.ts';
import { defer } from '#server/render/defer.ts';
import { AdminCard, AdminCards } from '#ui/admin/shell/admin-card.tsx';
import { AdminOverview, OverviewSentence } from '#ui/admin/shell/admin-overview.tsx';
import { AdminPageHead } from '#ui/admin/shell/admin-page-head.tsx';
import { AdminTour } from '#ui/admin/shell/admin-tour.tsx';
import { BackupNote } from '#ui/admin/shell/backup-note.tsx';
import { NotPublished } from '#ui/admin/shell/not-published.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Deferred } from '#ui/kit/deferred.tsx';
import { BriefcaseBusiness, LayoutList, Newspaper, SquarePen } from '#ui/kit/icons.ts';
import { adminMeta } from './admin-meta.ts';

/** The screen: four cards, Clear Cache, Logout, the last backup, and an overview of drafts, edits, scheduled items and enquiries. */
export async function dashboardScreen(c: AppContext) {
  const now = new Date().toISOString();
  const { db, config } = c.var;
  const { data } = await defer(
    c,
    Promise.all([getOverview(db, now), config.backupTo && readBackupState(db)]),
  );
  return c.render(
    <>
      <AdminPageHead
        title="Dashboard"
        actions={<Island name="dashboard-actions" props={{}} when="load" />}
      />
      <Deferred
        data={data}
        fallback={
          <>
            <p role="status">Loading the dashboard...</p>
            <Cards />
          </>
        }
        failed={
          <>
            <Alert>Error loading the dashboard. Please try again later.</Alert>
            <Cards />
          </>
        }
      >
        {([overview, backups]) => (
          <>
            <AdminTour />
            <OverviewSentence overview={overview} />
            <NotPublished items={overview.failed} />
            <Cards counts={overview.counts} />
            <AdminOverview overview={overview} now={now} />
            {backups && <BackupNote {...backups} now={now} />}
          </>
        )}
      </Deferred>
    </>,
    adminMeta(c, 'Dashboard'),
  );
}

function Cards({ counts }: { counts?: Overview['counts'] }) {
  return (
    <AdminCards>
      <AdminCard
        icon={<SquarePen aria-hidden="true" />}
        title="Create a blog post"
        text="Write for Insights."
        href="/vs-admin/create"
      />
      <AdminCard
        icon={<BriefcaseBusiness aria-hidden="true" />}
        title="Create a case study"
        text="Present a project and its results."
        href="/vs-admin/case-studies/create"
      />
      <AdminCard
        icon={<Newspaper aria-hidden="true" />}
        title="View all posts"
        text="Edit, publish and delete posts."
        href="/vs-admin/posts"
        figure={counts?.post}
      />
      <AdminCard
        icon={<LayoutList aria-hidden="true" />}
        title="View all case studies"
        text="Edit, order and delete case studies."
        href="/vs-admin/case-studies"
        figure={counts?.['case-study']}
      />
    </AdminCards>
  );
}
