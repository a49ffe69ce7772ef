// The form that pieces of the back office's forms stand in.
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import {
  type CaseStudyFormValues,
  EMPTY_CASE_STUDY,
} from '#ui/islands/lib/case-study-form-values.ts';
import { Toaster } from '#ui/islands/parts/toaster.tsx';

interface FormFrameProps {
  values?: Partial<CaseStudyFormValues>;
  /** Messages by field, as a refused save leaves them. */
  errors?: Partial<Record<keyof CaseStudyFormValues, string>>;
  children: ReactNode;
}

/** The case-study form's values, with toasts. */
export function FormFrame({ values, errors = {}, children }: FormFrameProps) {
  const [shown] = useState(() =>
    Object.fromEntries(
      Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]),
    ),
  );
  const form = useForm<CaseStudyFormValues>({
    defaultValues: { ...EMPTY_CASE_STUDY, ...values },
    errors: shown,
  });
  return (
    <Toaster>
      <FormProvider {...form}>{children}</FormProvider>
    </Toaster>
  );
}
