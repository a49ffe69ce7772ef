// The enquiry form of the contact page (docs/contract.md, Contact): complete without script and without any third party.
import {
  ENQUIRY_COMPANY_MAX_CHARS,
  ENQUIRY_EMAIL_MAX_CHARS,
  ENQUIRY_NAME_MAX_CHARS,
  ENQUIRY_PHONE_MAX_CHARS,
} from '#db/limits.ts';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { Textarea } from '#ui/kit/textarea.tsx';
import { PillChoice } from '#ui/site/frame/pill-choice.tsx';
import { Embeddable, type FormEmbed } from './embeddable.tsx';
import { firstError, NativeForm, type ReturnedForm } from './native-form.tsx';

interface EnquiryFormProps extends ReturnedForm {
  /** The options of the interest field: the titles of the divisions. */
  interests?: readonly string[];
  /** The marketing platform's form, when one is configured. */
  embed?: FormEmbed | null;
  /** The accessible name of the form. */
  label?: string;
}

const NEXT = '/enquiry/thank-you';

/** Name, company, email, phone, interest and message; leads to /enquiry/thank-you. */
export function EnquiryForm({
  interests = [],
  embed = null,
  label = 'Enquiry',
  values = {},
  errors = {},
}: EnquiryFormProps) {
  const first = firstError(errors, ['name', 'email', 'company', 'phone', 'message']);
  return (
    <Embeddable embed={embed} next={NEXT}>
      <NativeForm
        kind="enquiry"
        label={label}
        send="Send enquiry"
        next={NEXT}
        values={values}
        errors={errors}
        small={
          <>
            We’ll use what you send to answer you, and for nothing else. <br />
            <a href="/privacy-policy">Privacy notice</a>
          </>
        }
      >
        <Field label="Name" error={errors.name} half>
          <Input
            name="name"
            defaultValue={values.name}
            autoComplete="name"
            autoFocus={first === 'name'}
            maxLength={ENQUIRY_NAME_MAX_CHARS}
            required
          />
        </Field>
        <Field label="Email" error={errors.email} half>
          <Input
            name="email"
            type="email"
            defaultValue={values.email}
            autoComplete="email"
            autoFocus={first === 'email'}
            maxLength={ENQUIRY_EMAIL_MAX_CHARS}
            spellCheck={false}
            required
          />
        </Field>
        <Field label="Company" error={errors.company} optional half>
          <Input
            name="company"
            defaultValue={values.company}
            autoComplete="organization"
            autoFocus={first === 'company'}
            maxLength={ENQUIRY_COMPANY_MAX_CHARS}
          />
        </Field>
        <Field label="Phone" error={errors.phone} optional half>
          <Input
            name="phone"
            type="tel"
            defaultValue={values.phone}
            autoComplete="tel"
            autoFocus={first === 'phone'}
            maxLength={ENQUIRY_PHONE_MAX_CHARS}
          />
        </Field>
        {interests.length > 0 && (
          <PillChoice
            label="What is it about?"
            name="interest"
            optional
            options={[...interests, 'Not sure yet'].map((value) => ({ value, label: value }))}
            chosen={values.interest}
          />
        )}
        <Field label="Message" error={errors.message}>
          <Textarea
            name="message"
            rows={3}
            autoFocus={first === 'message'}
            defaultValue={values.message}
            required
          />
        </Field>
      </NativeForm>
    </Embeddable>
  );
}
