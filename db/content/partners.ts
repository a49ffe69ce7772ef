// The tools the agency works with, and the categories to filter them by (docs/contract.md, Partners).
// Marks: simple-icons (CC0), in the version of package.json; a partner without a mark there is shown as a word.
import type { Drawing, DrawingReference } from './company.ts';

/** The filters of /partners in order; 'All' shows every partner. */
export const partnerFilters = [
  'All',
  'Analytics',
  'Advertising',
  'Cloud Infrastructure',
  'Customer Support',
  'Email & SMS',
  'Fraud Prevention',
  'Internationalisation',
  'Loyalty & Rewards',
  'Operations',
  'Personalisation',
  'Platform',
  'Refunds & Exchanges',
  'Retail Operating System',
  'Retention',
  'Search & Discovery',
  'Shipping',
] as const;

export type PartnerFilter = (typeof partnerFilters)[number];

type PartnerWith<Mark> = {
  name: string;
  category: string;
  description: string;
  /** `#rrggbb`. */
  brandColour: string;
} & ({ isImage: true; logo: Mark } | { isImage: false; logo: string });

/** A partner. `isImage`: the logo is a one-colour image; otherwise `logo` is text. */
export type Partner = PartnerWith<Drawing>;
/** A partner on a page, with its mark inline or by reference. */
export type ShownPartner = PartnerWith<Drawing | DrawingReference>;

/** Sorted by category in the order of the filters, then by name. */
export const partners: readonly Partner[] = [
  {
    name: 'Google Analytics',
    category: 'Analytics',
    description:
      'Measures what visitors do from the first click to the order. We set up events, consent and attribution so that the reports agree with the till.',
    brandColour: '#e37400',
    isImage: true,
    logo: {
      viewBox: '1.16 0 21.68 24',
      path: 'M22.84 2.9982v17.9987c.0086 1.6473-1.3197 2.9897-2.967 2.9984a2.9808 2.9808 0 01-.3677-.0208c-1.528-.226-2.6477-1.5558-2.6105-3.1V3.1204c-.0369-1.5458 1.0856-2.8762 2.6157-3.1 1.6361-.1915 3.1178.9796 3.3093 2.6158.014.1201.0208.241.0202.3619zM4.1326 18.0548c-1.6417 0-2.9726 1.331-2.9726 2.9726C1.16 22.6691 2.4909 24 4.1326 24s2.9726-1.3309 2.9726-2.9726-1.331-2.9726-2.9726-2.9726zm7.8728-9.0098c-.0171 0-.0342 0-.0513.0003-1.6495.0904-2.9293 1.474-2.891 3.1256v7.9846c0 2.167.9535 3.4825 2.3505 3.763 1.6118.3266 3.1832-.7152 3.5098-2.327.04-.1974.06-.3983.0593-.5998v-8.9585c.003-1.6474-1.33-2.9852-2.9773-2.9882z',
    },
  },
  {
    name: 'Hotjar',
    category: 'Analytics',
    description:
      'Heatmaps, session recordings and on-page surveys. It shows why people leave a page, where the numbers only show that they did.',
    brandColour: '#ff3c00',
    isImage: true,
    logo: {
      viewBox: '1.3 0 21.41 24',
      path: 'M10.119 9.814C12.899 8.27 16.704 6.155 16.704 0h-4.609c0 3.444-1.676 4.375-4.214 5.786C5.1 7.33 1.295 9.444 1.295 15.6h4.61c0-3.444 1.676-4.376 4.214-5.786zM18.096 8.4c0 3.444-1.677 4.376-4.215 5.785-2.778 1.544-6.585 3.66-6.585 9.815h4.609c0-3.444 1.676-4.376 4.214-5.786 2.78-1.544 6.586-3.658 6.586-9.814h-4.609z',
    },
  },
  {
    name: 'Google Ads',
    category: 'Advertising',
    description:
      'Search, Shopping and Performance Max campaigns, fed by a clean product feed and judged on margin rather than on clicks.',
    brandColour: '#4285f4',
    isImage: true,
    logo: {
      viewBox: '0 1.07 24 21.86',
      path: 'M3.9998 22.9291C1.7908 22.9291 0 21.1383 0 18.9293s1.7908-3.9998 3.9998-3.9998 3.9998 1.7908 3.9998 3.9998-1.7908 3.9998-3.9998 3.9998zm19.4643-6.0004L15.4632 3.072C14.3586 1.1587 11.9121.5028 9.9988 1.6074S7.4295 5.1585 8.5341 7.0718l8.0009 13.8567c1.1046 1.9133 3.5511 2.5679 5.4644 1.4646 1.9134-1.1046 2.568-3.5511 1.4647-5.4644zM7.5137 4.8438L1.5645 15.1484A4.5 4.5 0 0 1 4 14.4297c2.5597-.0075 4.6248 2.1585 4.4941 4.7148l3.2168-5.5723-3.6094-6.25c-.4499-.7793-.6322-1.6394-.5878-2.4784z',
    },
  },
  {
    name: 'Meta',
    category: 'Advertising',
    description:
      'Paid social on Facebook and Instagram. Server-side conversions and a steady supply of creative do more here than any audience setting.',
    brandColour: '#0467df',
    isImage: true,
    logo: {
      viewBox: '0 4.03 24 15.94',
      path: 'M6.915 4.03c-1.968 0-3.683 1.28-4.871 3.113C.704 9.208 0 11.883 0 14.449c0 .706.07 1.369.21 1.973a6.624 6.624 0 0 0 .265.86 5.297 5.297 0 0 0 .371.761c.696 1.159 1.818 1.927 3.593 1.927 1.497 0 2.633-.671 3.965-2.444.76-1.012 1.144-1.626 2.663-4.32l.756-1.339.186-.325c.061.1.121.196.183.3l2.152 3.595c.724 1.21 1.665 2.556 2.47 3.314 1.046.987 1.992 1.22 3.06 1.22 1.075 0 1.876-.355 2.455-.843a3.743 3.743 0 0 0 .81-.973c.542-.939.861-2.127.861-3.745 0-2.72-.681-5.357-2.084-7.45-1.282-1.912-2.957-2.93-4.716-2.93-1.047 0-2.088.467-3.053 1.308-.652.57-1.257 1.29-1.82 2.05-.69-.875-1.335-1.547-1.958-2.056-1.182-.966-2.315-1.303-3.454-1.303zm10.16 2.053c1.147 0 2.188.758 2.992 1.999 1.132 1.748 1.647 4.195 1.647 6.4 0 1.548-.368 2.9-1.839 2.9-.58 0-1.027-.23-1.664-1.004-.496-.601-1.343-1.878-2.832-4.358l-.617-1.028a44.908 44.908 0 0 0-1.255-1.98c.07-.109.141-.224.211-.327 1.12-1.667 2.118-2.602 3.358-2.602zm-10.201.553c1.265 0 2.058.791 2.675 1.446.307.327.737.871 1.234 1.579l-1.02 1.566c-.757 1.163-1.882 3.017-2.837 4.338-1.191 1.649-1.81 1.817-2.486 1.817-.524 0-1.038-.237-1.383-.794-.263-.426-.464-1.13-.464-2.046 0-2.221.63-4.535 1.66-6.088.454-.687.964-1.226 1.533-1.533a2.264 2.264 0 0 1 1.088-.285z',
    },
  },
  {
    name: 'TikTok',
    category: 'Advertising',
    description:
      'Short-form video with a shop behind it. Catalogue ads and creator content reach people before they know they’re looking.',
    brandColour: '#000000',
    isImage: true,
    logo: {
      viewBox: '1.57 0 20.85 24',
      path: 'M12.525.02c1.31-.02 2.61-.01 3.91-.02.08 1.53.63 3.09 1.75 4.17 1.12 1.11 2.7 1.62 4.24 1.79v4.03c-1.44-.05-2.89-.35-4.2-.97-.57-.26-1.1-.59-1.62-.93-.01 2.92.01 5.84-.02 8.75-.08 1.4-.54 2.79-1.35 3.94-1.31 1.92-3.58 3.17-5.91 3.21-1.43.08-2.86-.31-4.08-1.03-2.02-1.19-3.44-3.37-3.65-5.71-.02-.5-.03-1-.01-1.49.18-1.9 1.12-3.72 2.58-4.96 1.66-1.44 3.98-2.13 6.15-1.72.02 1.48-.04 2.96-.04 4.44-.99-.32-2.15-.23-3.02.37-.63.41-1.11 1.04-1.36 1.75-.21.51-.15 1.07-.14 1.61.24 1.64 1.82 3.02 3.5 2.87 1.12-.01 2.19-.66 2.77-1.61.19-.33.4-.67.41-1.06.1-1.79.06-3.57.07-5.36.01-4.03-.01-8.05.02-12.07z',
    },
  },
  {
    name: 'Cloudflare',
    category: 'Cloud Infrastructure',
    description:
      'Network, caching and bot protection in front of a store. It keeps release days calm and scrapers outside.',
    brandColour: '#f38020',
    isImage: true,
    logo: {
      viewBox: '0 6.57 24 10.85',
      path: 'M16.5088 16.8447c.1475-.5068.0908-.9707-.1553-1.3154-.2246-.3164-.6045-.499-1.0615-.5205l-8.6592-.1123a.1559.1559 0 0 1-.1333-.0713c-.0283-.042-.0351-.0986-.021-.1553.0278-.084.1123-.1484.2036-.1562l8.7359-.1123c1.0351-.0489 2.1601-.8868 2.5537-1.9136l.499-1.3013c.0215-.0561.0293-.1128.0147-.168-.5625-2.5463-2.835-4.4453-5.5499-4.4453-2.5039 0-4.6284 1.6177-5.3876 3.8614-.4927-.3658-1.1187-.5625-1.794-.499-1.2026.119-2.1665 1.083-2.2861 2.2856-.0283.31-.0069.6128.0635.894C1.5683 13.171 0 14.7754 0 16.752c0 .1748.0142.3515.0352.5273.0141.083.0844.1475.1689.1475h15.9814c.0909 0 .1758-.0645.2032-.1553l.12-.4268zm2.7568-5.5634c-.0771 0-.1611 0-.2383.0112-.0566 0-.1054.0415-.127.0976l-.3378 1.1744c-.1475.5068-.0918.9707.1543 1.3164.2256.3164.6055.498 1.0625.5195l1.8437.1133c.0557 0 .1055.0263.1329.0703.0283.043.0351.1074.0214.1562-.0283.084-.1132.1485-.204.1553l-1.921.1123c-1.041.0488-2.1582.8867-2.5527 1.914l-.1406.3585c-.0283.0713.0215.1416.0986.1416h6.5977c.0771 0 .1474-.0489.169-.126.1122-.4082.1757-.837.1757-1.2803 0-2.6025-2.125-4.727-4.7344-4.727',
    },
  },
  {
    name: 'Google Cloud',
    category: 'Cloud Infrastructure',
    description:
      'Hosting for the services beside the store: pricing engines, integrations and the BigQuery warehouse that finance reports from.',
    brandColour: '#4285f4',
    isImage: true,
    logo: {
      viewBox: '0 2.38 24 19.25',
      path: 'M12.19 2.38a9.344 9.344 0 0 0-9.234 6.893c.053-.02-.055.013 0 0-3.875 2.551-3.922 8.11-.247 10.941l.006-.007-.007.03a6.717 6.717 0 0 0 4.077 1.356h5.173l.03.03h5.192c6.687.053 9.376-8.605 3.835-12.35a9.365 9.365 0 0 0-2.821-4.552l-.043.043.006-.05A9.344 9.344 0 0 0 12.19 2.38zm-.358 4.146c1.244-.04 2.518.368 3.486 1.15a5.186 5.186 0 0 1 1.862 4.078v.518c3.53-.07 3.53 5.262 0 5.193h-5.193l-.008.009v-.04H6.785a2.59 2.59 0 0 1-1.067-.23h.001a2.597 2.597 0 1 1 3.437-3.437l3.013-3.012A6.747 6.747 0 0 0 8.11 8.24c.018-.01.04-.026.054-.023a5.186 5.186 0 0 1 3.67-1.69z',
    },
  },
  {
    name: 'Gorgias',
    category: 'Customer Support',
    description:
      'A help desk made for shops. Agents see orders, change addresses and refund without leaving the conversation.',
    brandColour: '#ff6a4d',
    isImage: false,
    logo: 'Gorgias',
  },
  {
    name: 'Zendesk',
    category: 'Customer Support',
    description:
      'Tickets, chat and voice for larger support teams, with the order history beside each conversation.',
    brandColour: '#03363d',
    isImage: true,
    logo: {
      viewBox: '0 2.9 24 18.19',
      path: 'M12.914 2.904V16.29L24 2.905H12.914zM0 2.906C0 5.966 2.483 8.45 5.543 8.45s5.542-2.484 5.543-5.544H0zm11.086 4.807L0 21.096h11.086V7.713zm7.37 7.84c-3.063 0-5.542 2.48-5.542 5.543H24c0-3.06-2.48-5.543-5.543-5.543z',
    },
  },
  {
    name: 'Attentive',
    category: 'Email & SMS',
    description:
      'Text-message marketing with consent kept properly: sign-up, two-way conversations and messages timed to behaviour.',
    brandColour: '#ffc700',
    isImage: false,
    logo: 'Attentive',
  },
  {
    name: 'Klaviyo',
    category: 'Email & SMS',
    description:
      'Email and SMS that read the store’s own data. Flows, segments and predicted order dates, all from one customer profile.',
    brandColour: '#232426',
    isImage: false,
    logo: 'Klaviyo',
  },
  {
    name: 'Signifyd',
    category: 'Fraud Prevention',
    description:
      'Decides on an order in seconds and covers the chargeback when it approves a bad one, so good customers are not turned away.',
    brandColour: '#0f4c81',
    isImage: false,
    logo: 'Signifyd',
  },
  {
    name: 'Global-e',
    category: 'Internationalisation',
    description:
      'Cross-border selling as merchant of record: local prices, duties paid at the checkout and returns from more than 200 markets.',
    brandColour: '#1d3fbb',
    isImage: false,
    logo: 'Global-e',
  },
  {
    name: 'Weglot',
    category: 'Internationalisation',
    description:
      'Translates a storefront and keeps it translated, with a glossary, human editing and search-friendly addresses for each language.',
    brandColour: '#493bff',
    isImage: false,
    logo: 'Weglot',
  },
  {
    name: 'LoyaltyLion',
    category: 'Loyalty & Rewards',
    description:
      'Points, tiers and rewards that live inside the account, not in a pop-up, and can be used at the checkout.',
    brandColour: '#f7941d',
    isImage: false,
    logo: 'LoyaltyLion',
  },
  {
    name: 'Linnworks',
    category: 'Operations',
    description:
      'Stock, orders and listings across marketplaces and shops in one place, so the last item is not sold twice.',
    brandColour: '#0b8a6a',
    isImage: false,
    logo: 'Linnworks',
  },
  {
    name: 'Xero',
    category: 'Operations',
    description:
      'Accounts that reconcile themselves: payouts, fees, refunds and VAT posted daily instead of at the end of the quarter.',
    brandColour: '#13b5ea',
    isImage: true,
    logo: {
      viewBox: '0 0 24 24',
      path: 'M12 0C5.373 0 0 5.373 0 12s5.373 12 12 12 12-5.373 12-12S18.627 0 12 0zm6.585 14.655c-1.485 0-2.69-1.206-2.69-2.689 0-1.485 1.207-2.691 2.69-2.691 1.485 0 2.69 1.207 2.69 2.691s-1.207 2.689-2.69 2.689zM7.53 14.644c-.099 0-.192-.041-.267-.116l-2.043-2.04-2.052 2.047c-.069.068-.16.108-.258.108-.202 0-.368-.166-.368-.368 0-.099.04-.191.111-.263l2.04-2.05-2.038-2.047c-.075-.069-.113-.162-.113-.261 0-.203.166-.366.368-.366.098 0 .188.037.258.105l2.055 2.048 2.048-2.045c.069-.071.162-.108.26-.108.211 0 .375.165.375.366 0 .098-.029.188-.104.258l-2.056 2.055 2.055 2.051c.068.069.104.16.104.258 0 .202-.165.368-.365.368h-.01zm8.017-4.591c-.796.101-.882.476-.882 1.404v2.787c0 .202-.165.366-.366.366-.203 0-.367-.165-.368-.366v-4.53c0-.204.16-.366.362-.366.166 0 .316.125.346.289.27-.209.6-.317.93-.317h.105c.195 0 .359.165.359.368 0 .201-.164.352-.375.359 0 0-.09 0-.164.008l.053-.002zm-3.091 2.205H8.625c0 .019.003.037.006.057.02.105.045.211.083.31.194.531.765 1.275 1.829 1.29.33-.003.631-.086.9-.229.21-.12.391-.271.525-.428.045-.058.09-.112.12-.168.18-.229.405-.186.54-.083.164.135.18.391.045.57l-.016.016c-.21.27-.435.495-.689.66-.255.164-.525.284-.811.345-.33.09-.645.104-.975.06-1.095-.135-2.01-.93-2.28-2.01-.06-.21-.09-.42-.09-.645 0-.855.421-1.695 1.125-2.205.885-.615 2.085-.66 3-.075.63.405 1.035 1.021 1.185 1.771.075.419-.21.794-.734.81l.068-.046zm6.129-2.223c-1.064 0-1.931.865-1.931 1.931 0 1.064.866 1.931 1.931 1.931s1.931-.867 1.931-1.931c0-1.065-.866-1.933-1.931-1.933v.002zm0 2.595c-.367 0-.666-.297-.666-.666 0-.367.3-.665.666-.665.367 0 .667.299.667.665 0 .369-.3.667-.667.666zm-8.04-2.603c-.91 0-1.672.623-1.886 1.466v.03h3.776c-.203-.855-.973-1.494-1.891-1.494v-.002z',
    },
  },
  {
    name: 'Nosto',
    category: 'Personalisation',
    description:
      'Recommendations, merchandising rules and tailored content from what each visitor looks at, tested against a holdout.',
    brandColour: '#13a89e',
    isImage: false,
    logo: 'Nosto',
  },
  {
    name: 'Contentful',
    category: 'Platform',
    description:
      'Structured content for stories, landing pages and many markets, delivered to any storefront through an API.',
    brandColour: '#2478cc',
    isImage: true,
    logo: {
      viewBox: '1.22 0 21.55 24',
      path: 'M21.875 16.361c-.043-.048-1.067-1.18-2.365-1.19-.68 0-1.288.283-1.815.858-.773.842-2.35 1.85-4.25 1.921-1.598.059-3.085-.548-4.423-1.805-1.644-1.544-2.155-4.016-1.302-6.297.834-2.23 2.752-3.616 5.131-3.707l.044-.004c.024-.003 2.302-.258 4.325 1.548.17.185 1.154 1.197 2.475 1.228.823.018 1.586-.336 2.27-1.055.602-.632.87-1.342.797-2.112-.154-1.61-1.806-2.876-2.03-3.04-.212-.184-1.878-1.578-4.476-2.294-2.52-.695-6.42-.853-10.685 2.349a7.31 7.31 0 0 0-.557.49c-.28.208-.523.462-.716.753a12.469 12.469 0 0 0-3.064 8.677c.207 6.283 5.265 9.293 5.646 9.51.262.17 2.906 1.81 6.495 1.809 2.106 0 4.538-.565 7.005-2.322.248-.138 1.714-1.012 2.103-2.52.23-.894.042-1.815-.562-2.737l-.046-.06zm-16.932 1.97c0-1.09.887-1.977 1.977-1.977s1.977.886 1.977 1.977c0 1.09-.887 1.977-1.977 1.977s-1.977-.887-1.977-1.977zm.139-13.657c.236-.275.451-.498.628-.67a1.965 1.965 0 0 1 1.088-.329c1.09 0 1.977.887 1.977 1.977S7.888 7.63 6.798 7.63s-1.977-.887-1.977-1.977c0-.356.096-.69.261-.978zM13.249.999c3.954 0 6.657 2.336 6.826 2.486l.043.034c.42.3 1.532 1.301 1.63 2.324.044.469-.126.898-.52 1.313-.477.5-.983.752-1.504.738-.964-.019-1.743-.887-1.76-.905l-.042-.044c-2.292-2.063-4.83-1.855-5.13-1.822a6.82 6.82 0 0 0-3.012.818 3 3 0 0 0-2.34-3.214C9.543 1.45 11.516.999 13.248.999zM3.884 6.34a3 3 0 0 0 2.914 2.31c.122 0 .24-.01.358-.024a7.336 7.336 0 0 0-.39.866c-.75 2.003-.59 4.14.359 5.854-.068-.005-.136-.01-.205-.01a2.999 2.999 0 0 0-2.967 2.6 10.075 10.075 0 0 1-1.7-5.288 11.43 11.43 0 0 1 1.63-6.309zM21.497 18.9c-.3 1.174-1.615 1.89-1.627 1.896l-.058.036c-6.287 4.499-12.137.667-12.382.502l-.036-.022a2.848 2.848 0 0 1-.034-.02 2.998 2.998 0 0 0 2.543-3.228c1.124.64 2.336.951 3.58.906 2.214-.083 4.057-1.264 4.962-2.25.327-.356.67-.53 1.048-.53h.005c.762.004 1.46.688 1.593.826.421.658.558 1.291.406 1.884z',
    },
  },
  {
    name: 'Shopify',
    category: 'Platform',
    description:
      'The platform we build on: storefront, checkout, B2B and point of sale, with room for custom apps where a brand differs.',
    brandColour: '#7ab55c',
    isImage: true,
    logo: {
      viewBox: '1.45 0 21.1 24',
      path: 'M15.337 23.979l7.216-1.561s-2.604-17.613-2.625-17.73c-.018-.116-.114-.192-.211-.192s-1.929-.136-1.929-.136-1.275-1.274-1.439-1.411c-.045-.037-.075-.057-.121-.074l-.914 21.104h.023zM11.71 11.305s-.81-.424-1.774-.424c-1.447 0-1.504.906-1.504 1.141 0 1.232 3.24 1.715 3.24 4.629 0 2.295-1.44 3.76-3.406 3.76-2.354 0-3.54-1.465-3.54-1.465l.646-2.086s1.245 1.066 2.28 1.066c.675 0 .975-.545.975-.932 0-1.619-2.654-1.694-2.654-4.359-.034-2.237 1.571-4.416 4.827-4.416 1.257 0 1.875.361 1.875.361l-.945 2.715-.02.01zM11.17.83c.136 0 .271.038.405.135-.984.465-2.064 1.639-2.508 3.992-.656.213-1.293.405-1.889.578C7.697 3.75 8.951.84 11.17.84V.83zm1.235 2.949v.135c-.754.232-1.583.484-2.394.736.466-1.777 1.333-2.645 2.085-2.971.193.501.309 1.176.309 2.1zm.539-2.234c.694.074 1.141.867 1.429 1.755-.349.114-.735.231-1.158.366v-.252c0-.752-.096-1.371-.271-1.871v.002zm2.992 1.289c-.02 0-.06.021-.078.021s-.289.075-.714.21c-.423-1.233-1.176-2.37-2.508-2.37h-.115C12.135.209 11.669 0 11.265 0 8.159 0 6.675 3.877 6.21 5.846c-1.194.365-2.063.636-2.16.674-.675.213-.694.232-.772.87-.075.462-1.83 14.063-1.83 14.063L15.009 24l.927-21.166z',
    },
  },
  {
    name: 'Loop',
    category: 'Refunds & Exchanges',
    description:
      'A returns portal that offers the exchange first. Shoppers swap a size in a minute and more of the revenue stays.',
    brandColour: '#2b4cf2',
    isImage: false,
    logo: 'Loop',
  },
  {
    name: 'Brightpearl',
    category: 'Retail Operating System',
    description:
      'Orders, inventory, purchasing and accounting for retailers in one system, with automation that copes with a peak day.',
    brandColour: '#0070d2',
    isImage: false,
    logo: 'Brightpearl',
  },
  {
    name: 'Recharge',
    category: 'Retention',
    description:
      'Subscriptions for shops: flexible plans, a portal where customers can skip or swap, and billing that retries with tact.',
    brandColour: '#3901f1',
    isImage: false,
    logo: 'Recharge',
  },
  {
    name: 'Yotpo',
    category: 'Retention',
    description:
      'Reviews with photographs, asked for at the right moment and shown where they settle a doubt.',
    brandColour: '#0042e4',
    isImage: false,
    logo: 'Yotpo',
  },
  {
    name: 'Algolia',
    category: 'Search & Discovery',
    description:
      'Search that forgives spelling and answers as people type, with merchandising rules for ranges, margin and stock.',
    brandColour: '#003dff',
    isImage: true,
    logo: {
      viewBox: '0.01 0 23.98 24',
      path: 'M12 0C5.445 0 .103 5.285.01 11.817c-.097 6.634 5.285 12.131 11.92 12.17a11.91 11.91 0 0 0 5.775-1.443.281.281 0 0 0 .052-.457l-1.122-.994a.79.79 0 0 0-.833-.14 9.693 9.693 0 0 1-3.923.77c-5.36-.067-9.692-4.527-9.607-9.888.084-5.293 4.417-9.573 9.73-9.573h9.73v17.296l-5.522-4.907a.407.407 0 0 0-.596.063 4.52 4.52 0 0 1-3.934 1.793 4.538 4.538 0 0 1-4.192-4.168 4.53 4.53 0 0 1 4.512-4.872 4.532 4.532 0 0 1 4.509 4.126c.018.205.11.397.265.533l1.438 1.275a.28.28 0 0 0 .462-.158 6.82 6.82 0 0 0 .099-1.725c-.232-3.376-2.966-6.092-6.345-6.3-3.873-.24-7.11 2.79-7.214 6.588-.1 3.7 2.933 6.892 6.634 6.974a6.75 6.75 0 0 0 4.136-1.294l7.212 6.394a.48.48 0 0 0 .797-.36V.456A.456.456 0 0 0 23.54 0Z',
    },
  },
  {
    name: 'AfterShip',
    category: 'Shipping',
    description:
      'Tracking pages and delivery notices in the brand’s own voice, from more than a thousand carriers.',
    brandColour: '#ff6b2b',
    isImage: true,
    logo: {
      viewBox: '1.41 0 21.18 24',
      path: 'M22.549 9.604a10.462 10.462 0 0 0-3.388-6.838A10.632 10.632 0 0 0 12 0a10.64 10.64 0 0 0-7.16 2.764 10.465 10.465 0 0 0-3.428 7.74c0 2.371.81 4.672 2.298 6.529a10.617 10.617 0 0 0 5.895 3.698L12 24l2.395-3.27a10.593 10.593 0 0 0 5.895-3.697 10.442 10.442 0 0 0 2.26-7.43zm-11.306 6.28a.26.26 0 0 1-.034.125.254.254 0 0 1-.347.092l-3.906-2.237a1.005 1.005 0 0 1-.505-.865V8.624a.26.26 0 0 1 .033-.126.254.254 0 0 1 .347-.092l3.907 2.237c.152.089.281.214.368.366.09.151.135.324.135.5v4.372zM12 9.48c-.176 0-.35-.047-.503-.133L7.5 7.057a.241.241 0 0 1-.09-.092.249.249 0 0 1 .09-.342l3.997-2.289a1.025 1.025 0 0 1 1.007 0l3.996 2.29a.24.24 0 0 1 .09.092.247.247 0 0 1 0 .25.271.271 0 0 1-.09.092l-3.997 2.289A1.005 1.005 0 0 1 12 9.48ZM17.546 13a.996.996 0 0 1-.503.866l-3.908 2.237a.254.254 0 0 1-.38-.218V11.51c0-.175.047-.348.135-.501.089-.152.216-.28.368-.366l3.907-2.238a.254.254 0 0 1 .38.219z',
    },
  },
  {
    name: 'DHL',
    category: 'Shipping',
    description:
      'Express and parcel delivery to more than 220 countries and territories, with customs data sent ahead of the box.',
    brandColour: '#ffcc00',
    isImage: true,
    logo: {
      viewBox: '0 10.3 24 3.4',
      path: 'M4.22 10.303l-.767 1.043h4.18c.21 0 .208.078.105.218-.105.142-.28.39-.386.534-.054.073-.154.207.171.207h1.71l.505-.69c.314-.426.028-1.312-1.095-1.312H4.22zm7.204 0l-1.475 2.002h5.39l1.473-2.002H14.61l-.843 1.146h-.985l.846-1.146h-2.203zm6.105 0l-1.474 2.002h2.334l1.472-2.002H17.53zm-12.845 1.3l-1.54 2.094h3.754c1.24 0 1.932-.844 2.145-1.136h-2.56c-.326 0-.226-.133-.172-.207.107-.143.283-.388.388-.53.104-.14.107-.22-.105-.22h-1.91zM0 12.562v.242h3.398l.176-.242H0zm9.762 0l-.836 1.136h2.203l.836-1.136H9.762zm3.185 0l-.836 1.136h2.203l.836-1.136h-2.203zm2.918 0s-.159.22-.238.326c-.276.374-.033.81.87.81h3.538l.834-1.136h-5.004zm5.408 0l-.177.242H24v-.242h-2.727zM0 13.01v.24h3.068l.178-.24H0zm20.943 0l-.175.24H24v-.24h-3.057zM0 13.457v.24h2.74l.176-.24H0zm20.615 0l-.177.24H24v-.24h-3.385z',
    },
  },
];

/** The head of the page. */
export const partnersIntro =
  'A shop is forty tools that have to get on with each other. These are the ones we know by heart, build with every week and would choose again.';

/** The photograph below the head. */
export const partnersStage = {
  src: '/images/about-stage.jpg',
  alt: 'An empty stage with an orange curtain, a lectern and two chairs in the spotlight, seen over rows of dark seats',
  caption: 'The {name} partner evening, before the doors opened',
} as const;
