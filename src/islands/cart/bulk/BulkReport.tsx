import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import type { BulkReportModel } from '#lib/format/models/cart.ts';
import type { BulkAddMessages } from './messages.ts';

/** Id of the element at the top of the cart page that holds the report. */
export const BULK_REPORT_ID = 'bulk-report';

interface BulkReportProps extends BulkReportModel {
  messages: Pick<BulkAddMessages, 'bulkFix' | 'moreThanLimit'>;
}

/** The result of a quick order: what was added, and an error for each line that was not added in full. */
export function BulkReport({ title, errors, enquiryPath, messages }: BulkReportProps) {
  return (
    <Notice kind={errors.length > 0 ? 'warning' : 'success'} title={title}>
      {errors.length > 0 && (
        <>
          <ul>
            {errors.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <p className="bulk-report__links">
            <a href="#bulk">{messages.bulkFix}</a>
            {enquiryPath && <a href={enquiryPath}>{messages.moreThanLimit}</a>}
          </p>
        </>
      )}
    </Notice>
  );
}
