// The newsletter form of the footer (docs/contract.md, Header and footer).
import { useId } from 'react';
import { ENQUIRY_EMAIL_MAX_CHARS } from '#db/limits.ts';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { Embeddable, type FormEmbed } from './embeddable.tsx';
import { NativeForm, type ReturnedForm } from './native-form.tsx';

interface NewsletterFormProps extends ReturnedForm {
  /** Name of the company, for the title. */
  company: string;
  /** The marketing platform's form, when one is configured. */
  embed?: FormEmbed | null;
  /** Whether a sign-up counts once its mailed link was opened. */
  confirms?: boolean;
}

/** One field and a button; after sending, a thank-you text replaces them. */
export function NewsletterForm({
  company,
  embed = null,
  confirms = false,
  values = {},
  errors = {},
}: NewsletterFormProps) {
  const title = useId();
  // a form returned with errors is on a page whose footer has a second one
  const sentId = Object.keys(errors).length === 0 ? 'newsletter-sent' : undefined;
  return (
    <section className="newsletter-form" aria-labelledby={title}>
      <h2 className="newsletter-form-title" id={title}>
        Sign up for monthly {company} Insights.
      </h2>
      <Embeddable embed={embed}>
        <NativeForm
          kind="newsletter"
          label="Newsletter"
          send="Sign up"
          quiet
          sending="Signing up..."
          values={values}
          errors={errors}
          sentId={sentId}
          done={
            <p className="newsletter-form-done">
              {confirms
                ? 'Almost there: please confirm with the link we’ve just emailed you.'
                : 'You’re on the list. The next issue will come to your inbox.'}
            </p>
          }
          small="One email a month. Leave whenever you like."
        >
          <Field label="Email" error={errors.email}>
            <Input
              name="email"
              type="email"
              defaultValue={values.email}
              autoComplete="email"
              autoFocus={errors.email !== undefined}
              maxLength={ENQUIRY_EMAIL_MAX_CHARS}
              spellCheck={false}
              required
            />
          </Field>
        </NativeForm>
      </Embeddable>
    </section>
  );
}
