/**
 * @generated SignedSource<<a49e127ba559b335dd655d66bc851fcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCandidatos_edges$data = ReadonlyArray<{
  readonly candidato: {
    readonly avatar: string | null;
    readonly codigo: string;
    readonly id: string;
    readonly nome: string | null;
  } | null;
  readonly curso: string | null;
  readonly email: string | null;
  readonly node: {
    readonly avaliacao: {
      readonly " $fragmentSpreads": FragmentRefs<"useCandidatos_avaliacao">;
    } | null;
    readonly cartaDeMotivacao: string | null;
    readonly codigo: string;
    readonly criadaEm: string | null;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"useCandidatos_candidatura">;
  };
  readonly periodoInicio: string | null;
  readonly " $fragmentType": "useCandidatos_edges";
}>;
export type useCandidatos_edges$key = ReadonlyArray<{
  readonly " $data"?: useCandidatos_edges$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCandidatos_edges">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useCandidatos_edges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "curso",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodoInicio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pessoa",
      "kind": "LinkedField",
      "name": "candidato",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatar",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidatura",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "criadaEm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cartaDeMotivacao",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useCandidatos_candidatura",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "etapa",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "retida",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "versao",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Avaliacao",
          "kind": "LinkedField",
          "name": "avaliacao",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "useCandidatos_avaliacao",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "nota",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "etiquetas",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "totalDeAnotacoes",
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidatoEdge",
  "abstractKey": null
};
})();

(node as any).hash = "8f37ce4ff69bea59442a4ce5a78be0af";

export default node;
