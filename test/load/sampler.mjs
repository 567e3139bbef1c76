/**
 * Loaded into a gateway under load. Samples its processor time or allocations, or tells its memory, on request, in the process itself, because an
 * attached debugger would be another process on its core. Plain JavaScript, as the gateway is when it is started.
 */
import { Session } from 'node:inspector/promises'

const session = new Session()
session.connect()
const gone = { includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true }

const orders = {
  cpu: async () => {
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: 250 })
    await session.post('Profiler.start')
  },
  heap: () => session.post('HeapProfiler.startSampling', { samplingInterval: 16_384, ...gone }),
  endCpu: async () => (await session.post('Profiler.stop')).profile,
  memory: async () => {
    globalThis.gc()
    return process.memoryUsage()
  },
  endHeap: async () => (await session.post('HeapProfiler.stopSampling')).profile,
}

process.on('message', (order) => {
  void orders[order]().then((profile) => process.send({ order, profile }))
})
// The open channel alone must not keep the process alive.
process.channel?.unref()
