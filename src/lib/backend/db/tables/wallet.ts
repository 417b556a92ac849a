/** Tables of wallet payments; `wallets` is in the account's tables. Amounts are in the wallet's currency. */
export interface WalletTables {
  /** The ledger: the sum of a wallet's amounts is its balance. Rows are never changed. */
  wallet_transactions: {
    id: string;
    wallet_id: string;
    /** `opening`: the balance of a wallet that is older than the ledger. */
    kind: 'opening' | 'reward' | 'payment' | 'refund';
    /** Negative for a payment. */
    amount: number;
    /** Balance after the entry. */
    balance: number;
    order_id: string | null;
    /** Reference of the entry; unique, so that nothing is booked twice. */
    reference: string;
    created_at: number;
  };
  /** The part of an order that the wallet pays. */
  wallet_holds: {
    order_id: string;
    wallet_id: string;
    /** The caller's key of the payment. */
    reference: string;
    amount: number;
    /** `held` amounts are not available for other orders until they expire. */
    status: 'held' | 'taken';
    /** Null while the payment of the rest is authorised, and once taken. */
    expires_at: number | null;
    created_at: number;
    updated_at: number;
  };
  /** PINs sent by SMS, and the tokens of verified ones. */
  wallet_pins: {
    id: string;
    wallet_id: string;
    order_id: string;
    /** The session that requested it; no other session can use it. */
    session_id: string;
    status: 'waiting' | 'verified' | 'used';
    /** Hash of the PIN before its verification, then of its token; null once used. */
    secret_hash: string | null;
    sends_left: number;
    resend_at: number;
    expires_at: number;
    created_at: number;
  };
  /** Wrong PINs of a session or a wallet. */
  wallet_pin_attempts: {
    /** `session …` or `wallet …` with its id. */
    subject: string;
    wrong_count: number;
    /** When the count is reset. */
    resets_at: number;
    /** End of the lockout; null below the limit. */
    blocked_until: number | null;
  };
}
