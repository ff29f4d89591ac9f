/**
 * @generated SignedSource<<620c1dbac87cd05a59064ba03ed31378>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EtapaDaCandidatura = "APROVADA" | "EM_ANALISE" | "ENTREVISTA" | "LISTA_DE_ESPERA" | "NAO_SELECIONADA" | "RECEBIDA" | "RETIRADA";
import type { FragmentRefs } from "relay-runtime";
export type LinhaDoTempo_edge$data = {
  readonly historico: ReadonlyArray<{
    readonly em: string;
    readonly palavra: string | null;
    readonly para: EtapaDaCandidatura;
  }> | null;
  readonly node: {
    readonly criadaEm: string | null;
  };
  readonly " $fragmentType": "LinhaDoTempo_edge";
};
export type LinhaDoTempo_edge$key = {
  readonly " $data"?: LinhaDoTempo_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinhaDoTempo_edge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LinhaDoTempo_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidatura",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "criadaEm",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MudancaDeEtapa",
      "kind": "LinkedField",
      "name": "historico",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "para",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "em",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "palavra",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidaturaEdge",
  "abstractKey": null
};

(node as any).hash = "af552c0eeff7abc1248dd2c6af862f39";

export default node;
