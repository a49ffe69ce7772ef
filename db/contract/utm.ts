// The parameters of a campaign link. Imports no library, because the browser reads them as well.

export const UTM_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
