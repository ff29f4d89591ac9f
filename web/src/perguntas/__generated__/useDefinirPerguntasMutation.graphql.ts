/**
 * @generated SignedSource<<291a31e6fdca32a5037e0c479bf2d8a0>>
 * @relayHash a8274988d62f516f610ed7b5d5be3860
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17786344828baf4cbc7b72e55ade9ba5a89558c0dc8bc12aaf87112fe5a26e66

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PedidoDeArquivo = "NAO" | "OBRIGATORIO" | "OPCIONAL";
export type TipoDePergunta = "ESCOLHA" | "LINK" | "NUMERO" | "TEXTO_CURTO" | "TEXTO_LONGO";
export type DefinirPerguntasInput = {
  arquivo: PedidoDeArquivo;
  instrucao?: string | null;
  perguntas: ReadonlyArray<PerguntaInput>;
  vaga: string;
};
export type PerguntaInput = {
  codigo?: string | null;
  obrigatoria: boolean;
  opcoes?: ReadonlyArray<string> | null;
  texto: string;
  tipo: TipoDePergunta;
};
export type useDefinirPerguntasMutation$variables = {
  input: DefinirPerguntasInput;
};
export type useDefinirPerguntasMutation$data = {
  readonly definirPerguntas: {
    readonly __typename: "DefinirPerguntasSuccess";
    readonly pedido: {
      readonly " $fragmentSpreads": FragmentRefs<"PerguntasCard_pedido">;
    } | null;
  } | {
    readonly __typename: "EntradaInvalida";
    readonly campos: ReadonlyArray<{
      readonly campo: string;
      readonly mensagem: string;
    }>;
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDefinirPerguntasMutation = {
  response: useDefinirPerguntasMutation$data;
  variables: useDefinirPerguntasMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CampoInvalido",
      "kind": "LinkedField",
      "name": "campos",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "campo",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDefinirPerguntasMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "definirPerguntas",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PedidoDaVaga",
                "kind": "LinkedField",
                "name": "pedido",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PerguntasCard_pedido"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "DefinirPerguntasSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDefinirPerguntasMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "definirPerguntas",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PedidoDaVaga",
                "kind": "LinkedField",
                "name": "pedido",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "arquivo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Pergunta",
                    "kind": "LinkedField",
                    "name": "perguntas",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "codigo",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "texto",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "tipo",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "obrigatoria",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "opcoes",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "instrucao",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "DefinirPerguntasSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "17786344828baf4cbc7b72e55ade9ba5a89558c0dc8bc12aaf87112fe5a26e66",
    "metadata": {},
    "name": "useDefinirPerguntasMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "025efc34c2fe77895d8314fb35bb0307";

export default node;
