/** What a photo can belong to; `case` is a message of a case. */
export type PhotoParentType = 'return' | 'case' | 'review';

/** Photos that customers send. */
export interface PhotoTables {
  photos: {
    id: string;
    /** The guest or customer who sent it. */
    owner_id: string;
    /** Null until it is claimed. */
    subject: PhotoParentType | null;
    /** Id of the parent. */
    subject_id: string | null;
    /** Position among the photos of the parent, from 1; 0 until it is claimed. */
    place: number;
    width: number;
    height: number;
    /** The photo as WebP. */
    content: Uint8Array;
    created_at: number;
  };
}
