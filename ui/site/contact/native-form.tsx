// The frame of the visitors' forms: a plain form that ui/site/behaviours/native-forms.ts enhances.
import { type ReactNode, useId } from 'react';
import type { EnquiryKind } from '#db/contract/enquiries.ts';
import { ENQUIRY_TRAP_FIELD } from '#db/limits.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { ArrowRight } from '#ui/kit/icons.ts';

/** Typed values by field name. */
export type TypedValues = Readonly<Record<string, string>>;

/** The props of a form that the server returns with errors. */
export interface ReturnedForm {
  /** The values typed before, and the page that the form was on. */
  values?: TypedValues;
  /** Error messages by field name; `''` is about the whole form. */
  errors?: Readonly<Record<string, string>>;
}

type NativeFormProps = ReturnedForm & {
  kind: EnquiryKind;
  /** The accessible name of the form's landmark. */
  label: string;
  /** The label of the button. */
  send: string;
  /** Less prominent, beside another call to action. */
  quiet?: boolean;
  /** The label of the button while sending. */
  sending?: string;
  /** The page to open after the form is sent; without it, `done` replaces the form. */
  next?: string;
  /** Shown instead of the form once it is sent. */
  done?: ReactNode;
  /** The id of `done`: without script, an address with this hash shows it. */
  sentId?: string;
  /** The privacy note beside the button. */
  small?: ReactNode;
  children: ReactNode;
};

/** The first of `fields` with an error, which gets the focus when the server returns the form. */
export function firstError(
  errors: NonNullable<ReturnedForm['errors']>,
  fields: readonly string[],
): string | undefined {
  return fields.find((field) => errors[field] !== undefined);
}

/**
 * Posts to `/api/enquiries` with or without script, also when it is empty: the server's messages are shown beside the
 * fields. `children` are the fields. Holds the honeypot field and the form's error message.
 */
export function NativeForm({
  kind,
  label,
  send,
  quiet = false,
  sending = 'Sending...',
  next,
  done,
  sentId,
  small,
  values,
  errors,
  children,
}: NativeFormProps) {
  const trap = useId();
  return (
    <div className="native-form" data-native-form={kind}>
      {done && (
        <div className="native-form-done" id={sentId} tabIndex={-1}>
          {done}
        </div>
      )}
      <form
        className="native-form-fields"
        method="post"
        action="/api/enquiries"
        aria-label={label}
        data-next={next}
        data-sending={sending}
        noValidate
      >
        <input type="hidden" name="kind" value={kind} />
        {values?.page && <input type="hidden" name="page" value={values.page} />}
        <div className="native-form-trap" aria-hidden="true">
          <label htmlFor={trap}>Leave this empty</label>
          <input id={trap} name={ENQUIRY_TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </div>
        {children}
        <div className="native-form-message" data-message="" role="status">
          {errors?.[''] && <Alert>{errors['']}</Alert>}
        </div>
        <div className="native-form-end">
          <Button type="submit" variant={quiet ? 'outline' : 'primary'} size="lg">
            <span data-label="">{send}</span>
            <ArrowRight data-travels="" aria-hidden="true" />
          </Button>
          {small && <p className="native-form-small">{small}</p>}
        </div>
      </form>
    </div>
  );
}
