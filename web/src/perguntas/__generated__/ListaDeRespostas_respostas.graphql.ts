/**
 * @generated SignedSource<<3e048f33d4e4f5dce255ce37f4447b1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListaDeRespostas_respostas$data = {
  readonly arquivo: {
    readonly caminho: string;
    readonly tamanho: number;
  } | null;
  readonly respostas: ReadonlyArray<{
    readonly ehLink: boolean;
    readonly pergunta: string;
    readonly valor: string;
  }>;
  readonly " $fragmentType": "ListaDeRespostas_respostas";
};
export type ListaDeRespostas_respostas$key = {
  readonly " $data"?: ListaDeRespostas_respostas$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListaDeRespostas_respostas">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ListaDeRespostas_respostas",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Resposta",
      "kind": "LinkedField",
      "name": "respostas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pergunta",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "valor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ehLink",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ArquivoDaCandidatura",
      "kind": "LinkedField",
      "name": "arquivo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caminho",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tamanho",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RespostasDaCandidatura",
  "abstractKey": null
};

(node as any).hash = "74a20fd9f53f314d7d1f68410cf58b23";

export default node;
