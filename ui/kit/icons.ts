// The icons in use, each from its own file: the library's main module would load all of its 1,700 at every start.
export { default as ArrowLeft } from 'lucide-react/icons/arrow-left';
export { default as ArrowRight } from 'lucide-react/icons/arrow-right';
export { default as ArrowUpRight } from 'lucide-react/icons/arrow-up-right';
export { default as BriefcaseBusiness } from 'lucide-react/icons/briefcase-business';
export { default as CircleAlert } from 'lucide-react/icons/circle-alert';
export { default as House } from 'lucide-react/icons/house';
export { default as Info } from 'lucide-react/icons/info';
export { default as LayoutList } from 'lucide-react/icons/layout-list';
export { default as Menu } from 'lucide-react/icons/menu';
export { default as Newspaper } from 'lucide-react/icons/newspaper';
export { default as SquarePen } from 'lucide-react/icons/square-pen';
export { default as X } from 'lucide-react/icons/x';
