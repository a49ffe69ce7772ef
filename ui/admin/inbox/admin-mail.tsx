// The mail screen: receivers of enquiries, reminders, a test, receipts to visitors, reply templates, and unsent mails.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailSettings, MailState, UnsentMail } from '#db/contract/mail.ts';
import { AUTOMATIC_CALL } from '#ui/admin/session/automatic-call.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { AdminFrame } from '#ui/admin/shell/admin-frame.tsx';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { ApiFailure, answerOf, api, isLoggedOut } from '#ui/islands/api.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { dayAndTime } from '#ui/kit/dates.ts';
import { Field } from '#ui/kit/field.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import { Switch } from '#ui/kit/switch.tsx';
import { useTimeZone } from '#ui/kit/use-time-zone.ts';
import { ReplyTemplates } from './reply-templates.tsx';

const KEY = ['/vs-admin/mail'];
const REFRESH_MS = 5000;

export const mailQuery = {
  queryKey: KEY,
  queryFn: () => answerOf(api.admin.mail.$get({}, AUTOMATIC_CALL)),
};

const PURPOSE = {
  notice: 'Enquiry',
  reminder: 'Reminder',
  receipt: 'Receipt',
  confirmation: 'Confirmation',
  reply: 'Reply',
} as const;

interface AdminMailProps {
  /** The mail settings and unsent mails that the server rendered. */
  mail: MailState;
  /** The time of the server, ISO 8601. */
  now: string;
}

/** The mail screen. */
export function AdminMail(props: AdminMailProps) {
  return (
    <AdminFrame>
      <Mail {...props} />
    </AdminFrame>
  );
}

function Mail({ mail: initialData, now }: AdminMailProps) {
  const { data } = useQuery({
    ...mailQuery,
    initialData,
    // a mail that is sent again leaves the list within seconds
    refetchInterval: ({ state }) => (state.data?.unsent.length ? REFRESH_MS : false),
  });
  return (
    <div className="admin-mail">
      {data.server ? <Server {...data} server={data.server} /> : <NoServer />}
      {data.unsent.length > 0 && (
        <Unsent mails={data.unsent} now={now} canSend={data.server !== null} />
      )}
    </div>
  );
}

function NoServer() {
  return (
    <section aria-labelledby="mail-server">
      <h2 id="mail-server">No mail server is configured</h2>
      <p>
        Enquiries appear in the inbox only. To get them by email, set <code>SMTP_URL</code>,{' '}
        <code>MAIL_FROM</code> and <code>ENQUIRIES_TO</code>.
      </p>
    </section>
  );
}

type ServerProps = MailState & { server: NonNullable<MailState['server']> };

function Server({ server, receipts, reminderHours, replyTemplates }: ServerProps) {
  const queries = useQueryClient();
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const change = useMutation({
    // one after another, as each response has all settings
    scope: { id: 'mail' },
    mutationFn: (json: MailSettings) =>
      whenLoggedIn('the save', () => answerOf(api.admin.mail.$put({ json }))),
    onSuccess: (saved) => queries.setQueryData(KEY, saved),
    onError: (error) => {
      // the change may be stored although its response was lost
      if (!isLoggedOut(error)) void queries.invalidateQueries({ queryKey: KEY });
      // the templates themselves show the ones that somebody else stored
      if (error instanceof ApiFailure && error.current) return;
      toasts.showError(error, 'Failed to save');
    },
  });
  const changing = change.isPending ? change.variables : undefined;
  return (
    <>
      <section aria-labelledby="mail-server">
        <h2 id="mail-server">Emails to staff</h2>
        <dl className="admin-mail-facts">
          <dt>Each enquiry goes to</dt>
          <dd>{server.receivers.join(', ')}</dd>
          <dt>From</dt>
          <dd>{server.from}</dd>
          <dt>Mail server</dt>
          <dd>{server.host}</dd>
        </dl>
        <Field
          label="Send a reminder after"
          hint="If nobody has answered the enquiry. Applies to new enquiries."
        >
          <NativeSelect
            // after Back the browser would show the former choice
            autoComplete="off"
            value={changing?.reminderHours ?? reminderHours}
            options={REMINDERS}
            onChange={({ target }) => change.mutate({ reminderHours: Number(target.value) })}
          />
        </Field>
        <TestMail />
      </section>
      <section aria-labelledby="mail-receipts">
        <h2 id="mail-receipts">Emails to visitors</h2>
        <Switch
          label="Receipt"
          hint="Tells visitors that their enquiry or call request arrived, and when to expect a reply."
          checked={changing?.receipts ?? receipts}
          onCheckedChange={(on) => change.mutate({ receipts: on })}
        />
      </section>
      <ReplyTemplates
        templates={replyTemplates}
        onChange={async (next, before) => {
          const json = { replyTemplates: next, replyTemplatesBefore: before };
          return (await change.mutateAsync(json)).replyTemplates;
        }}
      />
    </>
  );
}

const REMINDERS = [
  { value: '0', label: 'Never' },
  { value: '4', label: '4 hours' },
  { value: '8', label: '8 hours' },
  { value: '24', label: '1 day' },
  { value: '48', label: '2 days' },
  { value: '168', label: '1 week' },
];

function TestMail() {
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const test = useMutation({
    mutationFn: () => whenLoggedIn('the test', () => answerOf(api.admin.mail.test.$post())),
    onError: (error) => toasts.showError(error, 'Failed to send a test'),
  });
  return (
    <div className="admin-mail-test">
      <Button size="sm" variant="outline" loading={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? 'Sending...' : 'Send a test'}
      </Button>
      <div role="status" aria-label="Result of the test">
        {test.data && (
          <ul>
            {test.data.answers.map(({ receiver, sent, response }) => (
              <li key={receiver} data-sent={sent}>
                <strong>{sent ? 'Accepted' : 'Refused'}</strong> {receiver}: <q>{response}</q>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface UnsentProps {
  mails: readonly UnsentMail[];
  now: string;
  canSend: boolean;
}

function Unsent({ mails, now, canSend }: UnsentProps) {
  const zone = useTimeZone();
  const queries = useQueryClient();
  const toasts = useToasts();
  const whenLoggedIn = useWhenLoggedIn();
  const again = useMutation({
    mutationFn: (enquiryId: number | undefined) =>
      whenLoggedIn('sending', () =>
        answerOf(api.admin.mail['send-again'].$post({ json: { enquiryId } })),
      ),
    onSuccess: ({ queued }) =>
      toasts.show({
        title: queued === 1 ? 'Sending again' : `Sending ${queued} emails again`,
      }),
    onError: (error) => toasts.showError(error, 'Failed to send again'),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <section aria-labelledby="mail-unsent">
      <h2 id="mail-unsent">Could not be sent</h2>
      <Alert>
        <p>
          {mails.length === 1 ? '1 email' : `${mails.length} emails`} could not be sent. The
          enquiries are in the inbox.
        </p>
        {canSend && (
          <Button
            size="sm"
            variant="outline"
            disabled={again.isPending}
            loading={again.isPending && again.variables === undefined}
            onClick={() => again.mutate(undefined)}
          >
            Send all again
          </Button>
        )}
      </Alert>
      <ul className="admin-mail-unsent">
        {mails.map((mail) => (
          <li key={mail.id}>
            <p>
              <a
                href={`/vs-admin/enquiries?box=all&id=${mail.enquiryId}#enquiry-${mail.enquiryId}`}
              >
                <bdi>{mail.sender}</bdi>
              </a>{' '}
              <span>
                {PURPOSE[mail.purpose]} to <bdi>{mail.receiver}</bdi>,{' '}
                {dayAndTime(mail.sentAt, now, zone)}
              </span>
            </p>
            <p className="admin-mail-error">{mail.error}</p>
            <p>
              {mail.nextAt
                ? `Tried ${mail.attempts === 1 ? 'once' : `${mail.attempts} times`}. Next try ${dayAndTime(mail.nextAt, now, zone)}.`
                : 'No more retries.'}
            </p>
            {canSend && (
              <Button
                size="sm"
                variant="ghost"
                disabled={again.isPending}
                loading={again.isPending && again.variables === mail.enquiryId}
                onClick={() => again.mutate(mail.enquiryId)}
              >
                Send again<span className="visually-hidden">: {mail.sender}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
