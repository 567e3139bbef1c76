-- Takes the lease of a table if nobody holds it, or only a dead process.
-- KEYS  1 table (hash)
-- ARGV  1 this process, 2 the dead one or '', 3 generation
-- Returns the number of the lease, higher than all before; 0 if it is not available
local known = redis.call('HMGET', KEYS[1], 'owner', 'generation')
if known[2] ~= ARGV[3] then return 0 end
if known[1] and known[1] ~= ARGV[1] and known[1] ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], 'owner', ARGV[1])
return redis.call('HINCRBY', KEYS[1], 'fence', 1)
