// The analytics screen of the public pages: figures, a chart, pages, referrers, campaigns, countries, links and searches.
import type { AnalyticsReport } from '#db/contract/analytics.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
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
          <nav aria-label="Range of time">
            <ul className="analytics-ranges">
              {RANGES.map(({ value, label }) => (
                <li key={value}>
                  <a
                    href={analyticsHref({ range: value, page: page?.path })}
                    aria-current={value === range ? 'true' : undefined}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
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
        {!isOn && <p className="analytics-off">Counting is switched off (ANALYTICS=off).</p>}
        {isEmpty ? (
          <EmptyState
            title="No visits counted yet"
            text="Whoever opens a page of the site is counted within a second. Robots, staff and people who ask not to be counted are left out."
          />
        ) : (
          <Counts report={report} />
        )}
        <p className="analytics-note">
          Days are those of UTC. A visitor is counted once a day, without a cookie: somebody who
          comes on two days is two. Countries are those of the browser’s language.
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
          empty="Nobody came by a link from another site."
        />
        <AnalyticsDetails
          title="Campaigns"
          column="Campaign"
          number="Visits"
          rows={campaigns}
          empty="No link with utm_source, utm_medium or utm_campaign was followed."
        />
        <AnalyticsDetails
          title="Countries"
          column="Country"
          number="Visitors"
          rows={countries.map(({ name, number }) => ({ name: countryName(name), number }))}
          empty="Nothing counted in this time."
        />
        <AnalyticsDetails
          title="Went on to"
          column="Site"
          number="Clicks"
          rows={links}
          empty="No link to another site was followed."
        />
        {page === null && (
          <>
            <AnalyticsDetails
              title="Searched for"
              column="Query"
              number="Searches"
              rows={searches}
              empty="Queries are listed once they were searched for twice."
            />
            <AnalyticsDetails
              title="Searched for in vain"
              column="Query"
              number="Searches"
              rows={searchesWithoutResult}
              empty="Nothing was searched for in vain twice."
            />
          </>
        )}
      </div>
    </>
  );
}
