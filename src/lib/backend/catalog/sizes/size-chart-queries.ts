import type { Db } from '../../db/database.ts';
import type { SizeChartEntity as SizeChartBody } from '../model.ts';

export async function readSizeCharts(db: Db): Promise<SizeChartBody[]> {
  const rows = await db.selectFrom('size_charts').select('body').orderBy('code').execute();
  return rows.map(({ body }) => JSON.parse(body) as SizeChartBody);
}

export async function readSizeChart(db: Db, code: string): Promise<SizeChartBody | undefined> {
  const row = await db.selectFrom('size_charts').select('body').where('code', '=', code).executeTakeFirst();
  return row && (JSON.parse(row.body) as SizeChartBody);
}
