// The links of the menus: public header and footer, not-found page, admin (docs/contract.md, Header and footer).

/** One entry of a menu. */
export interface NavItem {
  label: string;
  href: string;
}

/** An entry of the header and its submenu. */
export interface NavGroup extends NavItem {
  entries?: readonly NavItem[];
}

/** The six links of the header and the mobile menu, in order. */
export const navigation: readonly NavItem[] = [
  { label: 'Divisions', href: '/divisions' },
  { label: 'Services', href: '/services' },
  { label: 'Results', href: '/results' },
  { label: 'Partners', href: '/partners' },
  { label: 'About', href: '/about' },
  { label: 'Insights', href: '/insights' },
];

/** The legal links at the foot of every page. */
export const footerLinks: readonly NavItem[] = [
  { label: 'Cookie Settings', href: '/cookie-settings' },
  { label: 'Privacy Centre', href: '/privacy-policy' },
];

/** The links on the not-found page. */
export const popularLinks: readonly NavItem[] = [
  { label: 'Our Divisions', href: '/divisions' },
  { label: 'Case Studies', href: '/results' },
  { label: 'Partners', href: '/partners' },
  { label: 'About Us', href: '/about' },
];

/** The screens of the back office. */
export const adminNavigation: readonly NavItem[] = [
  { label: 'Dashboard', href: '/vs-admin/dashboard' },
  { label: 'Posts', href: '/vs-admin/posts' },
  { label: 'Case studies', href: '/vs-admin/case-studies' },
  { label: 'Pages', href: '/vs-admin/pages' },
  { label: 'Media', href: '/vs-admin/media' },
  { label: 'Enquiries', href: '/vs-admin/enquiries' },
  { label: 'Analytics', href: '/vs-admin/analytics' },
  { label: 'Names', href: '/vs-admin/names' },
  { label: 'Settings', href: '/vs-admin/settings' },
  { label: 'Recently deleted', href: '/vs-admin/trash' },
];

/** The screens of the back office that create an item. */
export const adminCreateLinks: readonly NavItem[] = [
  { label: 'New post', href: '/vs-admin/create' },
  { label: 'New case study', href: '/vs-admin/case-studies/create' },
  { label: 'New page', href: '/vs-admin/pages/create' },
];
