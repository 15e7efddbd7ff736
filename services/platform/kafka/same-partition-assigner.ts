import { AssignerProtocol, type PartitionAssigner } from 'kafkajs';

const NAME = 'SamePartitionTogether';
const VERSION = 0;

/** Assigns the partitions with the same number of all topics to one member, so that one member reads a whole lane. */
export const assignSamePartitionTogether: PartitionAssigner = ({ cluster }) => ({
  name: NAME,
  version: VERSION,

  async assign({ members, topics }) {
    const memberIds = members.map(({ memberId }) => memberId).sort();
    const assignment = new Map(memberIds.map((id) => [id, {} as Record<string, number[]>]));
    for (const topic of topics)
      for (const { partitionId } of cluster.findTopicPartitionMetadata(topic)) {
        const ofMember = assignment.get(memberIds[partitionId % memberIds.length]!)!;
        ofMember[topic] = [...(ofMember[topic] ?? []), partitionId];
      }
    return [...assignment].map(([memberId, ofTopics]) => ({
      memberId,
      memberAssignment: AssignerProtocol.MemberAssignment.encode({
        version: VERSION,
        assignment: ofTopics,
        userData: Buffer.alloc(0),
      }),
    }));
  },

  protocol: ({ topics }) => ({
    name: NAME,
    metadata: AssignerProtocol.MemberMetadata.encode({ version: VERSION, topics, userData: Buffer.alloc(0) }),
  }),
});
