// The analytics screen of the public pages: figures, a chart, pages, referrers, campaigns, countries, links and searches.
import type { AnalyticsReport } from '#db/contract/analytics.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { FilterChips } from '#ui/kit/filter-chips.tsx';
import { AnalyticsChart } from './analytics-chart.tsx';
import { AnalyticsDetails } from './analytics-details.tsx';
import { AnalyticsFigures } from './analytics-figures.tsx';
import { analyticsHref, countryName, RANGES } from './analytics-labels.ts';
import { AnalyticsPages } from './analytics-pages.tsx';

interface AdminAnalyticsProps {
  report: AnalyticsReport;
  /** Whether visits are counted now. */
  isOn: boolean;
}

/** The analytics screen, for all pages or, with `report.page`, for one. */
export function AdminAnalytics({ report, isOn }: AdminAnalyticsProps) {
  const { page, range, totals } = report;
  const isEmpty = totals.views === 0 && !report.before?.views;
  return (
    <AdminFrame>
      <div className="analytics">
        <div className="analytics-tools">
          <FilterChips
            label="Time range"
            options={RANGES.map(({ value, label }) => ({
              value,
              label,
              href: analyticsHref({ range: value, page: page?.path }),
            }))}
            value={range}
          />
          <Button
            size="sm"
            variant="outline"
            href={analyticsHref({ range, page: page?.path }, '/api/admin/analytics.csv')}
            download
          >
            Download CSV
          </Button>
        </div>
        {page && <OnePage page={page} range={range} />}
        {!isOn && <p className="analytics-off">Analytics is turned off (ANALYTICS=off).</p>}
        {isEmpty ? (
          <EmptyState
            title="No visits counted yet."
            text="Visits appear here within a second. Robots, staff and people who opted out are not counted."
          />
        ) : (
          <Counts report={report} />
        )}
        <p className="analytics-note">
          Days are in UTC. Visitors are counted per day, without cookies: somebody who visits on two
          days counts twice. Countries come from the language of the browser.
        </p>
      </div>
    </AdminFrame>
  );
}

function OnePage({
  page,
  range,
}: {
  page: { path: string; title: string | null };
  range: AnalyticsReport['range'];
}) {
  return (
    <div className="analytics-page">
      <h2>{page.title ?? page.path}</h2>
      <p>
        <a href={page.path} target="_blank" rel="noopener">
          {page.path}
          <span className="visually-hidden"> (opens a new tab)</span>
        </a>
        <a href={analyticsHref({ range })}>Show all pages</a>
      </p>
    </div>
  );
}

function Counts({ report }: { report: AnalyticsReport }) {
  const { page, range, days, pages, referrers, countries, campaigns, links } = report;
  const { searches, searchesWithoutResult } = report;
  return (
    <>
      <AnalyticsFigures
        totals={report.totals}
        before={report.before}
        range={range}
        isPage={page !== null}
      />
      <AnalyticsChart days={days} />
      {page === null && <AnalyticsPages pages={pages} range={range} />}
      <div className="analytics-columns">
        <AnalyticsDetails
          title="Came from"
          column="Site"
          number="Visits"
          rows={referrers}
          empty="No visits from links on other sites."
        />
        <AnalyticsDetails
          title="Campaigns"
          column="Campaign"
          number="Visits"
          rows={campaigns}
          empty="No visits from links with utm_source, utm_medium or utm_campaign."
        />
        <AnalyticsDetails
          title="Countries"
          column="Country"
          number="Visitors"
          rows={countries.map(({ name, number }) => ({ name: countryName(name), number }))}
          empty="No visits in this time range."
        />
        <AnalyticsDetails
          title="Outbound links"
          column="Site"
          number="Clicks"
          rows={links}
          empty="No clicks on links to other sites."
        />
        {page === null && (
          <>
            <AnalyticsDetails
              title="Searches"
              column="Query"
              number="Searches"
              rows={searches}
              empty="Queries appear here once they have been searched for twice."
            />
            <AnalyticsDetails
              title="Searches without results"
              column="Query"
              number="Searches"
              rows={searchesWithoutResult}
              empty="No query without results was searched for twice."
            />
          </>
        )}
      </div>
    </>
  );
}
