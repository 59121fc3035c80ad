import { describe, expect, it } from 'vitest';
import { packRecord, unpackRecord } from './share.ts';

describe('a record in a link', () => {
  const record = '[Format "1"]\n[Game "paiko"]\n\n+SaSwSw\n@say 1 schön 狼\n';
  it('comes back as it was', async () => {
    expect(await unpackRecord(await packRecord(record))).toBe(record);
  });
  it('has only signs that a hash may have', async () => {
    expect(await packRecord(record.repeat(9))).toMatch(/^[tz][A-Za-z0-9_-]+$/);
  });
  it('that is none is told so', async () => {
    expect(await unpackRecord('z!!')).toBeNull();
    expect(await unpackRecord('x')).toBeNull();
    expect(await unpackRecord('zAAAA')).toBeNull();
  });
});
