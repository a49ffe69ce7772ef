// /vs-admin and /vs-admin/dashboard (spec §2 'Admin screens').
import type { AppContext } from '#server/context.ts';
import { Island } from '#ui/islands/island.tsx';
import { BriefcaseBusiness, LayoutList, Newspaper, SquarePen } from '#ui/kit/icons.ts';
import { AdminCard, AdminCards } from '#ui/site/admin-card.tsx';
import { AdminPageHead } from '#ui/site/admin-page-head.tsx';
import { titled } from '../page-meta.ts';

/** Four cards, Clear Cache and Logout. */
export function adminDashboard(c: AppContext) {
  return c.render(
    <>
      <AdminPageHead
        title="Dashboard"
        actions={<Island name="dashboard-actions" props={{}} when="load" />}
      />
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
          text="Tell the story of a piece of work."
          href="/vs-admin/case-studies/create"
        />
        <AdminCard
          icon={<Newspaper aria-hidden="true" />}
          title="View all posts"
          text="Edit and delete posts."
          href="/vs-admin/posts"
        />
        <AdminCard
          icon={<LayoutList aria-hidden="true" />}
          title="View all case studies"
          text="Edit and delete case studies."
          href="/vs-admin/case-studies"
        />
      </AdminCards>
    </>,
    { title: titled('Dashboard'), description: 'The back office.', noIndex: true },
  );
}
