// The original settings: the company, its menus and its brand.
import type { ContentOf } from '#db/contract/documents/document-types.ts';
import { company } from '../company.ts';
import { footerLinks, navigation as links, popularLinks } from '../navigation.ts';
import { imageOf } from './image-of.ts';

export const settings = (): ContentOf<'settings'> => ({
  v: 1,
  name: company.name,
  platform: company.platform,
  tagline: company.tagline,
  description: company.description,
  email: company.email,
  phone: company.phone,
  urgentPhone: company.urgentPhone,
  legalName: company.legalName,
  address: [...company.address],
  registration: company.registration,
  vat: company.vat,
  social: [...company.social],
  careers: company.careers,
  socialImage: imageOf(company.socialImage),
  footerImage: imageOf(company.footerImage),
  showreel: company.showreel,
});

export const navigation = (): ContentOf<'navigation'> => ({
  v: 1,
  header: links.map((entry) => ({ ...entry, entries: [] })),
  footer: [...footerLinks],
  popular: [...popularLinks],
});

export const brand = (): ContentOf<'brand'> => ({
  v: 1,
  accent: '#ff4b1f',
  logo: company.logo,
  mark: company.mark,
});

export const announcement = (): ContentOf<'announcement'> => ({
  v: 1,
  text: '',
  way: { label: '', href: '' },
  start: '',
  end: '',
});
