/**
 * @generated SignedSource<<1acad957bc156d08a7dac76c95cbea1c>>
 * @relayHash f2cb3d2d842375f10205f166beea8dbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cec5a504cbc968ea8262c20b44bf1fa1ef121bc347b6a5c4aa395191a8ea5e99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InicioDoAlunoPageQuery } from './InicioDoAlunoPageQuery.graphql';

const node: PreloadableConcreteRequest<InicioDoAlunoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cec5a504cbc968ea8262c20b44bf1fa1ef121bc347b6a5c4aa395191a8ea5e99",
    "metadata": {},
    "name": "InicioDoAlunoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
