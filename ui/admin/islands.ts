// The admin islands by name. Most are in one script, as staff see most of them within minutes; the forms are separate.
import { AdminAnalytics } from './analytics/admin-analytics.tsx';
import { AdminDocuments } from './documents/admin-documents.tsx';
import { AdminEnquiries } from './inbox/admin-enquiries.tsx';
import { AdminMail } from './inbox/admin-mail.tsx';
import { AdminCaseStudies } from './lists/admin-case-studies.tsx';
import { AdminPosts } from './lists/admin-posts.tsx';
import { AdminTrash } from './lists/admin-trash.tsx';
import { AdminMedia } from './media/admin-media.tsx';
import { LoginForm } from './session/login-form.tsx';
import { DashboardActions } from './shell/dashboard-actions.tsx';

export const adminIslands = {
  'admin-analytics': async () => AdminAnalytics,
  'admin-case-studies': async () => AdminCaseStudies,
  'admin-commands': async () => (await import('./commands/admin-commands.tsx')).AdminCommands,
  'admin-documents': async () => AdminDocuments,
  'admin-enquiries': async () => AdminEnquiries,
  'admin-mail': async () => AdminMail,
  'admin-media': async () => AdminMedia,
  'admin-posts': async () => AdminPosts,
  'admin-tokens': async () => (await import('./tokens/admin-tokens.tsx')).AdminTokens,
  'admin-trash': async () => AdminTrash,
  'case-study-form': async () =>
    (await import('./forms/case-study/case-study-form.tsx')).CaseStudyForm,
  'dashboard-actions': async () => DashboardActions,
  'document-form': async () => (await import('./documents/document-form.tsx')).DocumentForm,
  'item-history': async () => (await import('./history/item-history.tsx')).ItemHistory,
  'login-form': async () => LoginForm,
  'shared-names': async () => (await import('./names/shared-names.tsx')).SharedNames,
  'post-form': async () => (await import('./forms/post/post-form.tsx')).PostForm,
};

type AdminIslands = typeof adminIslands;

declare module '#ui/islands/registry.ts' {
  interface IslandRegistry extends AdminIslands {}
}
