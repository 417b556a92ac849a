/** Subjects that a photo can belong to; `case` is a message of a case. */
export type PhotoSubject = 'return' | 'case' | 'review';

/** Photos that customers send. */
export interface PhotoTables {
  photos: {
    id: string;
    /** The guest or customer who sent it. */
    owner_id: string;
    /** Null until it is claimed. */
    subject: PhotoSubject | null;
    subject_id: string | null;
    /** Position within the subject, from 1; 0 until it is claimed. */
    place: number;
    width: number;
    height: number;
    /** The photo as WebP. */
    content: Uint8Array;
    created_at: number;
  };
}
