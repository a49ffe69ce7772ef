// The islands of the back office by name. Staff see most of them within minutes: they come as one script, the forms apart.
import { AdminCaseStudies } from './admin-case-studies.tsx';
import { AdminEnquiries } from './admin-enquiries.tsx';
import { AdminMedia } from './admin-media.tsx';
import { AdminPosts } from './admin-posts.tsx';
import { AdminTrash } from './admin-trash.tsx';
import { DashboardActions } from './dashboard-actions.tsx';
import { ItemHistory } from './item-history.tsx';
import { LoginForm } from './login-form.tsx';

export const staffIslands = {
  'admin-case-studies': async () => AdminCaseStudies,
  'admin-commands': async () => (await import('./admin-commands.tsx')).AdminCommands,
  'admin-enquiries': async () => AdminEnquiries,
  'admin-media': async () => AdminMedia,
  'admin-posts': async () => AdminPosts,
  'admin-trash': async () => AdminTrash,
  'case-study-form': async () => (await import('./case-study-form.tsx')).CaseStudyForm,
  'dashboard-actions': async () => DashboardActions,
  'item-history': async () => ItemHistory,
  'login-form': async () => LoginForm,
  'post-form': async () => (await import('./post-form.tsx')).PostForm,
};
