// The parameters of a campaign's link, without a value of any library: the browser reads them as well.

export const UTM_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
