/** Names that a node gives its chain: `fakechain` is a private one, whose addresses look like those of mainnet. */
const NETWORKS = { mainnet: "mainnet", stagenet: "stagenet", testnet: "testnet", regtest: "fakechain" } as const;

export type MoneroNetwork = keyof typeof NETWORKS;

export function isOn(network: MoneroNetwork, nodesWord: string): boolean {
  return NETWORKS[network] === nodesWord;
}
